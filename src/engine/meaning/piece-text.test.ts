import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceText } from './piece-text.ts';
import { readEncoderModel } from './read-encoder-model.ts';

const file = join(import.meta.dirname, '..', 'assets', 'sentence-encoder.bin');
const { vocabulary } = readEncoderModel(readFileSync(file), false);
const pieceOf = new Map([...vocabulary.idOf].map(([piece, id]) => [id, piece]));

function split(text: string): string {
  return pieceText(vocabulary, text)
    .map((id) => pieceOf.get(id) ?? '�')
    .join(' ');
}

describe('pieceText', () => {
  // As the tokenizer published with the model splits them.
  it.each([
    ['When is the rent due?', '▁When ▁is ▁the ▁rent ▁due ?'],
    [
      'my sink is leaking all over the kitchen floor',
      '▁my ▁sink ▁is ▁leak ing ▁all ▁over ▁the ▁kitchen ▁floor',
    ],
    [
      'How do I get a replacement key fob for the clubhouse?',
      '▁How ▁do ▁I ▁get ▁a ▁replacement ▁key ▁fo b ▁for ▁the ▁club house ?',
    ],
    ['CAN SOMEBODY CALL ME BACK ASAP', '▁CAN ▁S OME BO D Y ▁C ALL ▁ME ▁B A CK ▁AS AP'],
    ['The late fee is $45.50 after the 5th.', '▁The ▁late ▁fee ▁is ▁$4 5 . 50 ▁after ▁the ▁5 th .'],
    [
      "I'd like to sublet unit 12-B from July 1st to August 15th",
      "▁I ' d ▁like ▁to ▁sub let ▁unit ▁12 - B ▁from ▁July ▁1 s t ▁to ▁August ▁15 th",
    ],
    ['estoppel certificate for a resale', '▁est op pel ▁certificate ▁for ▁a ▁re s ale'],
    ['whats the wifi pasword', '▁what s ▁the ▁wi fi ▁pa s word'],
    ['Café crème at 5€', '▁Ca f é ▁cr è me ▁at ▁5 €'],
    ['ＦＵＬＬ width', '▁F UL L ▁width'],
    ['naïve façade', '▁na � ve ▁fa ç ade'],
    ['hi 日本 there', '▁hi ▁ � ▁there'],
    ['ﬁre ½ cup', '▁fire ▁1 ⁄ 2 ▁cup'],
    ['emoji 😀😀 ok', '▁e mo ji ▁ � ▁ok'],
    ['(555) 010-0199, ext. 7', '▁( 55 5) ▁0 10 - 01 99 , ▁ex t . ▁7'],
    ['yes', '▁yes'],
    ['a', '▁a'],
    ['…really?! no way', '▁... re ally ?! ▁no ▁way'],
    ['dehumidifier noise', '▁de hu mid ifier ▁noise'],
    ['Who fixes the HVAC/boiler & when?', '▁Who ▁fix es ▁the ▁H V AC / bo il er ▁& ▁when ?'],
  ])('splits %s', (text, pieces) => {
    expect(split(text)).toBe(pieces);
  });

  it('takes any run of spaces and lines for one space and none at the ends', () => {
    expect(split('  When\n is\tthe   rent due? ')).toBe('▁When ▁is ▁the ▁rent ▁due ?');
  });

  it('gives a piece for an empty text', () => {
    expect(split('')).toBe('▁');
  });

  it('keeps every letter that it knows, in order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9 ,.?!'$-]{0,80}$/), (text) => {
        const joined = split(text).replaceAll(' ', '').replaceAll('▁', '');
        expect(joined).toBe(text.replaceAll(' ', ''));
      }),
    );
  });
});
