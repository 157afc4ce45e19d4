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
const code = String.raw`(?:\d{1,5}\s?[a-z]?|[a-z]\s?\d{1,4}|[a-z])`;
const named = Object.keys(namedDesignators).join('|');

/**
 * '4B', '12', 'Lot 17', 'Building C, 204', '1420 Maple Street, 7', 'Penthouse'; null without one.
 * Not asked for, a bare number is none: it may be a time, an amount or a count.
 */
export function findUnit(text: string, isAsked: boolean): string | null {
  for (const part of correctedParts(text).toReversed()) {
    const unit = unitIn(part, isAsked);
    if (unit !== null) return unit;
  }
  return null;
}

function unitIn(part: string, isAsked: boolean): string | null {
  const plain = plainCode(part);
  const street = streetIn(part);
  const rest = street === null ? plain : plain.replace(street.toLowerCase(), ' ');
  const building = buildingIn(rest);
  const withoutBuilding = rest.replace(
    new RegExp(`\\b(?:${Object.keys(buildings).join('|')})\\s+${code}(?![a-z0-9])`, 'g'),
    ' , ',
  );
  const door =
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
    .replace(/\b(\d+)\s*-\s*([a-z])\b/gi, '$1$2')
    .replace(/\b([a-z]|[a-z]{2,5})\s+(?:as in|like|for)\s+[a-z]+/gi, '$1')
    .replace(/[,;.!?]+(?=\s|$)/g, ' @ ');
  const pieces = readable.split('@').map((piece) => {
    const tokens = spokenTokens(piece, 'sum');
    let text = '';
    let wasNumber = false;
    for (const { word, digits } of tokens) {
      const lower = word.toLowerCase();
      if (/^(?:uh|um|er|ah)$/.test(lower)) continue;
      const value = digits || (wasNumber ? (letterNames[lower] ?? lower) : lower);
      // 'twelve oh seven' is one number, '12 206' are two.
      text += digits !== '' && wasNumber && !/\d/.test(word) ? value : ` ${value}`;
      wasNumber = digits !== '';
    }
    return text.trim();
  });
  return ` ${pieces.join(' , ')} `.replace(/\b\d{6,}\b|\b\d{3} (?:\d{3} )?\d{4}\b/g, ' ');
}

/** 'It's a common area', where there is no unit to name. */
function sharedPlace(text: string): string | null {
  const place =
    /\b(?:common area|lobby|hallway|clubhouse|parking (?:lot|garage)|laundry room|pool)\b/.exec(
      text,
    )?.[0];
  return place === undefined ? null : place.charAt(0).toUpperCase() + place.slice(1);
}

function designatedIn(text: string): string | null {
  if (/\bpenthouse\b/.test(text)) return 'Penthouse';
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
  const withDigit = /(?:^|[\s,])(\d{1,5}\s?[a-z]?|[a-z]\s?\d{1,4})(?=[\s,]|$)/.exec(text);
  if (withDigit) return compact(withDigit[1] ?? '');
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const only = words.filter((word) => !/^(?:it|it's|its|is|i'm|in|yes|the)$/.test(word));
  return only.length === 1 && /^[a-z]$/.test(only[0] ?? '') ? compact(only[0] ?? '') : null;
}

/** 'in 3C', 'from 12B', 'I live in 12': said without being asked. */
function placedIn(text: string): string | null {
  const match =
    /\b(?:in|from|at)\s+(\d{1,4}\s?[a-z]|[a-z]\s?\d{1,4})(?=[\s,]|$)/.exec(text) ??
    /\b(?:i live in|i'm in|im in|live at|we're in)\s+(\d{1,5})(?=\s*(?:,|$|and\b|my\b|calling\b))/.exec(
      text,
    );
  const value = match?.[1];
  return value === undefined || /\d\s(?:a|i|am|pm)$/.test(value) ? null : compact(value);
}

function streetIn(part: string): string | null {
  const match = new RegExp(
    `\\b(\\d{1,6}(?:\\s+[\\p{L}'.]+){1,3}?\\s+(?:${streetWords}))\\b\\.?`,
    'iu',
  ).exec(part);
  return match?.[1]?.replace(/(^|\s)(\p{Ll})/gu, (all) => all.toUpperCase()) ?? null;
}

function compact(value: string): string {
  return value.replace(/\s/g, '').toUpperCase();
}
