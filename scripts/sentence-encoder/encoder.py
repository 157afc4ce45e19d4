"""The encoder in PyTorch, as the engine's sentence-encoder.ts computes it."""
import math

import torch
from torch import nn
from torch.nn import functional as F

HEADS = 4
NORM_EPSILON = 1e-6
HARDLY_ANY = 1e9


class Encoder(nn.Module):
    def __init__(self, tables, dropped):
        super().__init__()
        self.dropped = dropped
        self.register_buffer("rates", tables["rates"][0])
        self.tables = nn.ParameterDict(
            {name: nn.Parameter(table.clone()) for name, table in tables.items() if name != "rates"}
        )

    def forward(self, texts):
        """Of lists of pieces a row of numbers each, of length 1."""
        count, longest = len(texts), max(map(len, texts))
        pieces = torch.zeros(count, longest, dtype=torch.long)
        there = torch.zeros(count, longest)
        for i, text in enumerate(texts):
            pieces[i, : len(text)] = torch.tensor(text)
            there[i, : len(text)] = 1
        waves = torch.arange(longest)[:, None] * self.rates[None]
        source = 2 * F.embedding(pieces, self.tables["embeddings"])
        source = source + torch.cat([waves.sin(), waves.cos()], 1)
        absent = (there - 1)[:, None, None, :] * HARDLY_ANY
        shares = (there / there.sum(1, keepdim=True))[:, None]

        state = self.multiply("widening", source)
        state = state + self.drop(self.take_up(0, source, absent))
        state = state + self.drop(self.multiply("output0", self.hidden(0, state)))
        state = state + self.drop(self.take_up(1, state, absent))
        # The mean of products is the product of the mean.
        mean = torch.bmm(shares, self.hidden(1, state))[:, 0]
        mean = torch.bmm(shares, state)[:, 0] + self.drop(self.multiply("output1", mean))
        meaning = self.drop(torch.tanh(self.multiply("meaning", mean)))
        return F.normalize((meaning @ self.tables["directions"].t()).float(), dim=1)

    def take_up(self, layer, rows, absent):
        count, longest, width = rows.shape
        each = self.multiply(f"attention{layer}", self.norm(rows))
        each = each.view(count, longest, 3, HEADS, width // HEADS).permute(2, 0, 3, 1, 4)
        queries, keys, values = each
        likenesses = queries @ keys.transpose(-1, -2) / math.sqrt(width / HEADS) + absent
        context = (likenesses.softmax(-1) @ values).transpose(1, 2)
        return self.multiply(f"context{layer}", context.reshape(count, longest, width))

    def hidden(self, layer, rows):
        return self.multiply(f"hidden{layer}", self.norm(rows)).relu()

    def multiply(self, name, rows):
        weights, biases = self.tables[f"{name}_weights"], self.tables[f"{name}_biases"][0]
        product = torch.addmm(biases, rows.reshape(-1, rows.shape[-1]), weights)
        return product.view(*rows.shape[:-1], -1)

    def norm(self, rows):
        return F.layer_norm(rows, rows.shape[-1:], eps=NORM_EPSILON)

    def drop(self, rows):
        return F.dropout(rows, self.dropped, self.training)


def encode(encoder, texts, batches=6):
    """All of them, those of about one length together, since the longest takes its time for all."""
    order = sorted(range(len(texts)), key=lambda i: len(texts[i]))
    most = sum(map(len, texts)) / batches
    parts = [[]]
    for i in order:
        if sum(len(texts[k]) for k in parts[-1]) >= most:
            parts.append([])
        parts[-1].append(i)
    rows = torch.cat([encoder([texts[i] for i in part]) for part in parts])
    place = torch.empty(len(texts), dtype=torch.long)
    place[order] = torch.arange(len(texts))
    return rows[place]
