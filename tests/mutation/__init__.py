"""Mutation testing of the laws: does a test fail when a law is changed?"""
