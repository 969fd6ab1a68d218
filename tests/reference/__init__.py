"""The pages of reference: rules, words, sources, disagreements, cards."""
