// Text as it is said (spec 7, audioUrl): everything a voice would stumble over is written out in words.
import { plainCharacters } from './plain-characters.ts';
import { speakAbbreviations } from './speak-abbreviations.ts';
import { speakAcronyms } from './speak-acronyms.ts';
import { speakAddresses } from './speak-addresses.ts';
import { speakDates } from './speak-dates.ts';
import { speakMoney } from './speak-money.ts';
import { speakNumbers } from './speak-numbers.ts';
import { speakPhoneNumbers } from './speak-phone-numbers.ts';
import { speakTimes } from './speak-times.ts';
import { speakUnits } from './speak-units.ts';

/** Each sees what those before it left over, so the more telling forms come first. */
const steps: readonly ((text: string) => string)[] = [
  plainCharacters,
  speakAddresses,
  speakPhoneNumbers,
  speakMoney,
  speakDates,
  speakTimes,
  speakUnits,
  speakAbbreviations,
  speakAcronyms,
  speakNumbers,
  speakSigns,
];

/**
 * 'HOA dues are $250; call 555-0100.' → 'H O A dues are two hundred fifty dollars, call five five five,
 * zero one zero zero.' The result holds letters, spaces and . , ? ! ' - only; it is empty when nothing
 * of the text can be said.
 */
export function speechText(text: string): string {
  return steps.reduce((spoken, step) => step(spoken), text);
}

function speakSigns(text: string): string {
  const spoken = text
    .replace(/&/g, ' and ')
    .replace(/@/g, ' at ')
    .replace(/\+/g, ' plus ')
    .replace(/=/g, ' equals ')
    .replace(/\band\/or\b/gi, 'and or')
    .replace(/(?<=\w)\/(?=\w)/g, ' or ')
    .replace(/[;:()[\]{}]+/g, ', ')
    .replace(/(?<![A-Za-z])'|'(?![A-Za-z])/g, ' ')
    .replace(/\s-+\s/g, ', ')
    .replace(/(?<![A-Za-z])-+|-+(?![A-Za-z])/g, ' ')
    .replace(/[^A-Za-z .,?!'-]+/g, ' ')
    // One mark at a time, close to its word; none before the first.
    .replace(/\s+([.,?!])/g, '$1')
    .replace(/,+(?=[.?!])|([.?!])[.,]+/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/([.,?!])(?=[A-Za-z])/g, '$1 ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,?!'-]+/, '')
    .replace(/,?\s*$/, '');
  return /[A-Za-z]/.test(spoken) ? spoken : '';
}
