"""Splits a text into the encoder's pieces, as the engine's piece-text.ts does."""
import re
import unicodedata

FIRST_PIECE = 6
UNKNOWN = 0
UNKNOWN_SCORE = -20
MOST_LETTERS = 600


class Pieces:
    def __init__(self, vocabulary):
        self.texts = [piece for piece, _ in vocabulary]
        self.scores = [score for _, score in vocabulary]
        self.number_of = {
            piece: i for i, piece in enumerate(self.texts) if i >= FIRST_PIECE
        }
        self.beginnings = {
            piece[:end] for piece in self.number_of for end in range(1, len(piece))
        }

    def of(self, text):
        text = unicodedata.normalize("NFKC", text[:MOST_LETTERS]).strip()
        letters = "▁" + re.sub(r"\s+", "▁", text)
        count = len(letters)
        best = [0.0] + [float("-inf")] * count
        starts = [0] * (count + 1)
        chosen = [0] * (count + 1)
        for start in range(count):
            for end in range(start + 1, count + 1):
                piece = letters[start:end]
                number = self.number_of.get(piece)
                is_letter = end == start + 1
                begins = piece in self.beginnings
                if number is not None or is_letter:
                    number = UNKNOWN if number is None else number
                    score = UNKNOWN_SCORE if number == UNKNOWN else self.scores[number]
                    if best[start] + score >= best[end]:
                        best[end] = best[start] + score
                        starts[end] = start
                        chosen[end] = number
                if not begins and not is_letter:
                    break
        backwards = []
        end = count
        while end > 0:
            if chosen[end] != UNKNOWN or backwards[-1:] != [UNKNOWN]:
                backwards.append(chosen[end])
            end = starts[end]
        return backwards[::-1]
