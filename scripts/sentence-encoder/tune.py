"""Teaches the sentence encoder the trade; make-sentence-encoder.mjs runs it.

Needs as `python3` one with PyTorch 1.13 or later and NumPy (Debian: python3-torch). Reads tables.json and
tables.f32 in the folder given, writes tuned.f32. Seeded; another machine gives slightly other numbers.

Each step invents a company: 28 subjects, half of them near each other, each an FAQ with a question or three and
an answer. What callers say on these subjects, often with noise, has to find its FAQ; and it has to tell its subject
among all. So that general English is kept, sentences of words drawn at random have to stay about where the published
encoder puts them.
"""
import json
import math
import random
import re
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from encoder import Encoder, encode
from noise import with_noise
from pieces import Pieces

STEPS = 1250
WARM_UP = 150
RATE = 1e-4
RATE_OF_SUBJECTS = 4e-3
LEAST_RATE = 0.02
DROPPED = 0.1
MOST_PIECES = 40
FAQS = 28
NEAR_SUBJECTS = 70
CALLERS = 4
SAID_WITH_NOISE = 0.45
ASKED_WITH_NOISE = 0.08
# Pieces left out of sentences without noise, and of how many of these.
PIECES_LEFT_OUT = 0.1
WITH_PIECES_LEFT_OUT = 0.3
WORDS_LEFT_OUT = 0.25
UNSURE = 0.05
MEANING_SCALE = 8
# Questions alone have to do too: an answer may say little.
QUESTIONS_ALONE = 0.3
# As the engine's thresholds.ts has it.
NEUTRAL_KEYS = 5
GENERAL_SENTENCES = 8000
GENERAL_A_STEP = 48
KEEP_PLACES = 3
KEEP_LIKENESSES = 40

torch.set_num_threads(1)
torch.manual_seed(1)
draw = random.Random(1)
folder = Path(sys.argv[1])


def main():
    data = json.loads((folder / "tables.json").read_text("utf-8"))
    tables = read_tables(data["tables"])
    pieces = Pieces(data["vocabulary"])
    subjects = [{"Q": [], "A": [], "C": []} for _ in data["subjects"]]
    for sentence in data["sentences"]:
        sentence["pieces"] = pieces.of(sentence["text"])
        subjects[sentence["subject"]][sentence["kind"]].append(sentence)

    encoder = Encoder(tables, DROPPED).eval()
    general = [
        pieces.of(text) for text in general_sentences(data["sentences"], pieces.texts)
    ]
    places = encode_all(encoder, general)
    near = near_subjects(encoder, subjects)
    teller = SubjectTeller(data["sentences"], len(subjects), places.shape[1])
    scales = nn.Parameter(torch.tensor([math.log(12.0), math.log(4.0)]))
    groups = [
        {"params": list(encoder.parameters()), "lr": RATE, "weight_decay": 0},
        {"params": list(teller.parameters()), "lr": RATE_OF_SUBJECTS, "weight_decay": 0.01},
        {"params": [scales], "lr": 0.01, "weight_decay": 0},
    ]
    optimizer = torch.optim.AdamW(groups, betas=(0.9, 0.98))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, rate_at)
    encoder.train()
    started = time.time()
    for step in range(1, STEPS + 1):
        company = invent_company(near)
        faqs, keys, owners, said, wanted = ask(company, subjects)
        sentences = said + keys + faqs
        drawn = [draw.randrange(len(general)) for _ in range(GENERAL_A_STEP)]
        texts = [as_said(sentence, SAID_WITH_NOISE, pieces) for sentence in said]
        texts += [as_said(sentence, ASKED_WITH_NOISE, pieces) for sentence in keys]
        texts += [sentence["pieces"] for sentence in faqs] + [general[i] for i in drawn]
        with torch.autocast("cpu", dtype=torch.bfloat16):
            meanings = encode(encoder, [text[:MOST_PIECES] for text in texts])
        counts = [len(said), len(keys), len(faqs), len(drawn)]
        of_said, of_keys, of_answers, of_general = meanings.split(counts)
        wanted = torch.tensor(wanted)
        asked = nearest_key(of_said, of_keys, torch.tensor(owners), len(faqs)) * scales[0].exp()
        answered = of_said @ of_answers.t() * scales[1].exp()
        found = F.cross_entropy(asked + answered, wanted)
        found = found + QUESTIONS_ALONE * F.cross_entropy(asked, wanted)
        told = teller.loss(sentences, meanings[: len(sentences)])
        kept = distance(of_general, places[drawn])
        optimizer.zero_grad()
        (found + told + kept).backward()
        torch.nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        if step % 50 == 0:
            losses = " ".join(f"{loss.item():.3f}" for loss in (found, told, kept))
            print(f"step {step} of {STEPS}: {losses}, {time.time() - started:.0f} s", flush=True)
    learnt = {"rates": tables["rates"], **encoder.tables}
    rows = [learnt[name].detach().numpy().astype(np.float32).ravel() for name, *_ in data["tables"]]
    np.concatenate(rows).tofile(folder / "tuned.f32")


def read_tables(shapes):
    numbers = torch.from_numpy(np.fromfile(folder / "tables.f32", np.float32))
    sizes = [rows * columns for _, rows, columns in shapes]
    parts = numbers.split(sizes)
    return {
        name: part.view(rows, columns) for (name, rows, columns), part in zip(shapes, parts)
    }


def rate_at(step):
    """Up at first, then down along half a wave."""
    wave = (1 + math.cos(math.pi * step / STEPS)) / 2
    return min(1, (step + 1) / WARM_UP) * max(LEAST_RATE, wave)


def general_sentences(sentences, texts):
    """Some are words in a row, the others sentences of ours with many other words in them."""
    words = [piece[1:] for piece in texts if re.fullmatch("▁[a-z]{3,}", piece)]
    result = []
    for _ in range(GENERAL_SENTENCES):
        if draw.random() < 0.3:
            result.append(" ".join(draw.choice(words) for _ in range(draw.randrange(1, 9))))
            continue
        share = draw.choice([0.3, 0.5, 0.7])
        result.append(
            " ".join(
                draw.choice(words) if len(word) > 3 and draw.random() < share else word
                for word in draw.choice(sentences)["text"].split()[:20]
            )
        )
    return result


def encode_all(encoder, texts):
    with torch.no_grad():
        parts = [texts[i : i + 500] for i in range(0, len(texts), 500)]
        return torch.cat([encode(encoder, part) for part in parts])


def near_subjects(encoder, subjects):
    """Of each subject all of them, itself first, by the mean of what offices write."""
    means = [
        encode_all(encoder, [sentence["pieces"] for sentence in subject["Q"] + subject["A"]]).mean(0)
        for subject in subjects
    ]
    means = torch.stack(means)
    means = F.normalize(means - means.mean(0), dim=1)
    return (means @ means.t()).argsort(1, descending=True).tolist()


def invent_company(near):
    seed = draw.randrange(len(near))
    chosen = [seed] + draw.sample(near[seed][1:NEAR_SUBJECTS], FAQS // 2)
    others = [subject for subject in range(len(near)) if subject not in chosen]
    return chosen + draw.sample(others, FAQS - len(chosen))


def ask(company, subjects):
    """Answers; keys and the FAQ of each; what callers say and the FAQ of each."""
    answers, keys, owners, said, wanted = [], [], [], [], []
    more_keys = draw.choice([0, 0, 0, 2])
    for i, number in enumerate(company):
        subject = subjects[number]
        own = [draw.choice(subject["Q"])]
        others = [row for row in subject["Q"] + subject["C"] if row is not own[0]]
        own += draw.sample(others, more_keys)
        callers = [row for row in subject["C"] if all(row is not key for key in own)]
        callers = draw.sample(callers, min(CALLERS, len(callers)))
        answers.append(draw.choice(subject["A"]))
        keys += own
        owners += [i] * len(own)
        said += callers
        wanted += [i] * len(callers)
    return answers, keys, owners, said, wanted


def as_said(sentence, noisy, pieces):
    if draw.random() < noisy:
        return pieces.of(with_noise(sentence["text"], draw))
    own = sentence["pieces"]
    if len(own) > 3 and draw.random() < WITH_PIECES_LEFT_OUT:
        return [piece for piece in own if draw.random() > PIECES_LEFT_OUT] or own
    return own


def nearest_key(said, keys, owners, count):
    """As the engine compares: without what all keys share, the nearest key of each FAQ."""
    shared = keys.sum(0) / (len(keys) + NEUTRAL_KEYS)
    likenesses = F.normalize(said - shared, dim=1) @ F.normalize(keys - shared, dim=1).t()
    nearest = torch.full((len(said), count), -2.0)
    owners = owners[None].expand(len(said), -1)
    return nearest.scatter_reduce(1, owners, likenesses, "amax", include_self=False)


def distance(meanings, places):
    away = (1 - (meanings * places).sum(1)).mean()
    likenesses = ((meanings @ meanings.t() - places @ places.t()) ** 2).mean()
    return KEEP_PLACES * away + KEEP_LIKENESSES * likenesses


class SubjectTeller(nn.Module):
    """The softmax over the subjects, as make-subject-weights.mjs learns it afterwards."""

    def __init__(self, sentences, count, width):
        super().__init__()
        stems = sorted({word for sentence in sentences for word in sentence["words"]})
        self.row_of = {stem: row for row, stem in enumerate(stems, 1)}
        self.words = nn.EmbeddingBag(len(stems) + 1, count, mode="sum", padding_idx=0)
        self.meaning = nn.Linear(width, count)
        nn.init.zeros_(self.words.weight)
        nn.init.normal_(self.meaning.weight, std=0.02)
        nn.init.zeros_(self.meaning.bias)

    def loss(self, sentences, meanings):
        subjects = torch.tensor([sentence["subject"] for sentence in sentences])
        by_meaning = self.meaning(F.dropout(meanings * MEANING_SCALE, DROPPED))
        by_both = by_meaning + self.by_words(sentences)
        return (
            F.cross_entropy(by_meaning, subjects, label_smoothing=UNSURE)
            + F.cross_entropy(by_both, subjects, label_smoothing=UNSURE)
        ) / 2

    def by_words(self, sentences):
        most = max(len(sentence["words"]) for sentence in sentences)
        rows = torch.zeros(len(sentences), max(most, 1), dtype=torch.long)
        shares = torch.zeros(rows.shape)
        for i, sentence in enumerate(sentences):
            for k, word in enumerate(sentence["words"]):
                if draw.random() > WORDS_LEFT_OUT:
                    rows[i, k] = self.row_of[word]
                    shares[i, k] = 1 / math.sqrt(len(sentence["words"]))
        return self.words(rows, per_sample_weights=shares)


if __name__ == "__main__":
    main()
