// Which home: a unit, lot, building or street address, spoken or typed.
import { correctedParts } from './corrections.ts';
import { spokenTokens } from './spoken-numbers.ts';

// Designators that say no more than 'unit' are dropped; the others belong to the name of the place.
const plainDesignator = 'apartment|apt|unit|number|no|condo|flat|door|#';
const namedDesignators: Record<string, string> = {
  lot: 'Lot',
  suite: 'Suite',
  ste: 'Suite',
  townhouse: 'Townhouse',
  townhome: 'Townhouse',
  trailer: 'Trailer',
  space: 'Space',
  site: 'Site',
  room: 'Room',
};
const buildings: Record<string, string> = {
  building: 'Building',
  bldg: 'Building',
  tower: 'Tower',
  block: 'Block',
};
const streetWords =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|way|place|pl|boulevard|blvd|circle|cir|terrace|trail|parkway|pkwy';
const letterNames: Record<string, string> = {
  ay: 'a',
  bee: 'b',
  see: 'c',
  sea: 'c',
  dee: 'd',
  ee: 'e',
  eff: 'f',
  gee: 'g',
  aitch: 'h',
  jay: 'j',
  kay: 'k',
};
// 'Two bravo', after a number only.
const radioLetters =
  'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey x-ray yankee zulu'.split(
    ' ',
  );
// 'The one by the pool', 'for 3 days': numbers that are no door.
const pronounOne =
  /\b(?:the|this|that|which|no|any|every|other|same|new|old|last|first|(?:up|down)stairs|only|(?:the|that) (?!building|bldg|tower|unit|apartment|apt|number|lot|floor)[a-z]+) one\b(?! (?:oh|o|zero|one|two|three|four|five|six|seven|eight|nine)\b)|\bone of\b/gi;
const counted =
  'days?|weeks?|months?|years?|hours?|minutes?|seconds?|moment|times?|people|persons?|am|pm|a m|p m|of|bed|bedrooms?|bath|rooms?|floors?|dollars|bucks|percent|kids|dogs|cats|more|inch|inches|feet|degrees';
// What cannot stand in the name of a street: 'called 4 times on the way'.
const notInStreet =
  'of|on|the|times|my|our|your|in|and|an|at|for|from|is|was|to|by|or|days|weeks|hours';
const code = String.raw`(?:\d{1,5}(?:\s?(?!i\s+[a-z])[a-z])?|[a-z]\s?\d{1,4}|[a-z])`;
const named = Object.keys(namedDesignators).join('|');

/**
 * '4B', '12', 'Lot 17', 'Building C, 204', '1420 Maple Street, 7', 'Penthouse'; null without one.
 * Not asked for, a bare number is none: it may be a time, an amount or a count.
 */
export function findUnit(text: string, isAsked: boolean): string | null {
  const parts = correctedParts(text).flatMap((part) => part.split('?'));
  for (const part of parts.toReversed()) {
    const unit = unitIn(part, isAsked);
    if (unit !== null) return unit;
  }
  return null;
}

function unitIn(part: string, isAsked: boolean): string | null {
  const plain = plainCode(part);
  const street = streetIn(part);
  const rest =
    street === null
      ? plain
      : plain.replace(/(\d) on (?=\p{L})/u, '$1 ').replace(street.toLowerCase(), ' ');
  const building = buildingIn(rest);
  const withoutBuilding = rest.replace(
    new RegExp(`\\b(?:${Object.keys(buildings).join('|')})\\s+${code}(?![a-z0-9])`, 'g'),
    ' , ',
  );
  const door =
    (isAsked ? null : ownIn(withoutBuilding)) ??
    designatedIn(withoutBuilding) ??
    (street === null && (isAsked || building !== null) ? bareIn(withoutBuilding) : null) ??
    (isAsked ? null : placedIn(withoutBuilding));
  if (isAsked && door === null && street === null && building === null) return sharedPlace(rest);
  const known = [street, building, door].filter((value) => value !== null);
  return known.length === 0 ? null : known.join(', ');
}

/** Lower case, number words as digits, spoken letters as letters, fillers and phone numbers gone. */
function plainCode(part: string): string {
  const readable = part
    .replace(pronounOne, ' ')
    .replace(/\b\d(?:-\d)+\b/g, (digits) => digits.replaceAll('-', ''))
    .replace(/\b(bldg|apt|ste|no)\./gi, '$1')
    .replace(/\b(\d+)\s*-\s*([a-z])\b/gi, '$1$2')
    .replace(/,?\s+(?:dash|hyphen)\b,?/gi, ' ')
    .replace(/\bletter (?=[a-z]\b)/gi, '')
    .replace(/[,.]?(^|\s)([a-z]|[a-z]{2,5})\s+(?:as in|like|for)\s+[a-z]+,?/gi, '$1$2')
    .replace(/[,;.!?]+(?=\s|$)/g, ' @ ');
  const pieces = readable.split('@').map((piece) => {
    const tokens = spokenTokens(piece, 'sum');
    let text = '';
    let wasNumber = false;
    for (const [at, { word, digits }] of tokens.entries()) {
      const lower = word.toLowerCase();
      if (/^(?:uh|um|er|ah)$/.test(lower)) continue;
      const isNumberNext = (tokens[at + 1]?.digits ?? '') !== '';
      const value = digits || letterSaid(lower, wasNumber, isNumberNext);
      // 'twelve oh seven' is one number, '12 206' are two.
      text += digits !== '' && wasNumber && !/\d/.test(word) ? value : ` ${value}`;
      wasNumber = digits !== '';
    }
    return text.trim();
  });
  return ` ${pieces.join(' , ')} `.replace(/\b\d{6,}\b|\b\d{3} (?:\d{3} )?\d{4}\b/g, ' ');
}

/** 'Four bee', 'gee seven', 'six bravo'. */
function letterSaid(word: string, isAfterNumber: boolean, isBeforeNumber: boolean): string {
  if (isAfterNumber && radioLetters.includes(word)) return word.charAt(0);
  // 'I see 2 of them'
  const isLetter = isAfterNumber || (isBeforeNumber && word !== 'see' && word !== 'sea');
  return isLetter ? (letterNames[word] ?? word) : word;
}

/** 'It's a common area', where there is no unit to name. */
function sharedPlace(text: string): string | null {
  if (
    /\b(?:next to|near|beside|behind|across|by|facing|close to|above|under|opposite)\b/.test(text)
  ) {
    return null;
  }
  const place =
    /\b(?:common area|lobby|hallway|clubhouse|parking (?:lot|garage)|laundry room|pool)\b/.exec(
      text,
    )?.[0];
  return place === undefined ? null : place.charAt(0).toUpperCase() + place.slice(1);
}

function designatedIn(text: string): string | null {
  const penthouse = /\bpenthouse(?:\s+(\d{1,3}|[a-z])(?=[\s,]|$))?/.exec(text);
  if (penthouse) return ['Penthouse', penthouse[1]?.toUpperCase()].join(' ').trim();
  const pattern = new RegExp(
    `(?:^|[\\s,])(${plainDesignator}|${named})[\\s,]+(?:(?:number|no|#|is)[\\s,]+)*(${code})(?=[\\s,]|$)`,
    'g',
  );
  let door: string | null = null;
  for (const [, word = '', value = ''] of text.matchAll(pattern)) {
    if (/^[ai]$/.test(value) && !new RegExp(`\\b${word}[\\s,]+${value}\\s*(?:,|$)`).test(text)) {
      continue;
    }
    const prefix = namedDesignators[word];
    door = prefix === undefined ? compact(value) : `${prefix} ${compact(value)}`;
  }
  return door;
}

function buildingIn(text: string): string | null {
  const match = new RegExp(
    `\\b(${Object.keys(buildings).join('|')})\\s+(?:number\\s+)?(${code})(?=[\\s,]|$)`,
  ).exec(text);
  return match ? `${buildings[match[1] ?? '']} ${compact(match[2] ?? '')}` : null;
}

/** An answer to 'Which unit?': any code that is not part of a sentence about something else. */
function bareIn(text: string): string | null {
  const withDigit = new RegExp(
    `(?:^|[\\s,])(\\d{1,5}(?:\\s?(?!i\\s+[a-z])[a-z])?|[a-z]\\s?\\d{1,4})(?=[\\s,]|$)(?!\\s+(?:${counted})\\b)`,
    'g',
  );
  // 'Twelve, twelve oh three' says the same more fully.
  const codes = [...text.matchAll(withDigit)].map(([, value = '']) => compact(value));
  const [first] = codes;
  if (first !== undefined) return codes.findLast((value) => value.startsWith(first)) ?? first;
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const only = words.filter((word) => !/^(?:it|it's|its|is|i'm|in|yes|the)$/.test(word));
  return only.length === 1 && /^[a-z]$/.test(only[0] ?? '') ? compact(only[0] ?? '') : null;
}

/** 'In 3C', 'from 12B': said without being asked. */
function placedIn(text: string): string | null {
  const value = /\b(?:in|from|at)\s+(\d{1,4}\s?[a-z]|[a-z]\s?\d{1,4})(?=[\s,]|$)/.exec(text)?.[1];
  return value === undefined || /\d\s(?:a|i|am|pm)$/.test(value) ? null : compact(value);
}

/** 'I live in 12', which counts more than another door that is named: 'apartment 5 is too loud, I'm in 6'. */
function ownIn(text: string): string | null {
  const own =
    /\b(?:i live in|i'm in|im in|live at|we're in)\s+(\d{1,5})(?=\s*(?:,|$|and\b|my\b|calling\b))/;
  const value = own.exec(text)?.[1];
  return value === undefined ? null : compact(value);
}

function streetIn(part: string): string | null {
  return streetOf(part) ?? streetOf(withDoorDigits(part));
}

function streetOf(part: string): string | null {
  const word = `(?!(?:${notInStreet})\\s)(?:[\\p{L}'.]+|\\d+(?:st|nd|rd|th))`;
  const match = new RegExp(
    `\\b(\\d{1,6})(?:(?<!\\b(?:apartment|apt|unit|suite|lot|flat)\\.?\\s\\d{1,6})\\s+on)?((?:\\s+${word}){1,3}?\\s+(?:${streetWords}))\\b\\.?`,
    'iu',
  ).exec(part);
  return match === null
    ? null
    : `${match[1]}${match[2]}`.replace(/(^|\s)(\p{Ll})/gu, (all) => all.toUpperCase());
}

/** 'Twenty-two oh eight Alder Lane' with its number in digits, the other words as said. */
function withDoorDigits(part: string): string {
  let said = '';
  let wasNumber = false;
  for (const { word, digits } of spokenTokens(part, 'sum')) {
    said += digits !== '' && wasNumber ? digits : ` ${digits || word}`;
    wasNumber = digits !== '';
  }
  return said.trim();
}

function compact(value: string): string {
  return value.replace(/\s/g, '').toUpperCase();
}
