// How holidays are written, each with what it means. The longer wording stands first.
import { everyFederalHoliday, type HolidayName, majorHolidays } from './holidays.ts';

const kinds =
  '(?:all|any|the|us|u\\.s\\.|american|federal|public|national|legal|bank|observed|recognized|standard|federally|and|government)';

/** Patterns for the beginning of a lower-case text. */
export const holidayWords: readonly (readonly [pattern: string, names: readonly HolidayName[]])[] =
  [
    ['(?:the )?(?:day|friday) after thanksgiving(?: day)?', ['the day after Thanksgiving']],
    ['black friday', ['the day after Thanksgiving']],
    ['thanksgiving(?: day)?', ['Thanksgiving']],
    ['(?:christmas|xmas) eve', ['Christmas Eve']],
    ['(?:christmas|xmas)(?: day)?', ['Christmas Day']],
    ["new year'?s'? eve", ["New Year's Eve"]],
    ["new year'?s?'?(?: day)?", ["New Year's Day"]],
    ['memorial day', ['Memorial Day']],
    ['labou?r day', ['Labor Day']],
    [
      'independence day|(?:the )?(?:4th|fourth) of july|july (?:4th|fourth|4)',
      ['Independence Day'],
    ],
    ["(?:mlk|martin luther king)(?:,? jr\\.?)?'?s?(?: birthday| day)", ['Martin Luther King Day']],
    ["president'?s'? day|washington'?s birthday", ["Presidents' Day"]],
    ['juneteenth', ['Juneteenth']],
    ["(?:columbus|indigenous people'?s'?) day", ['Columbus Day']],
    ["veteran'?s'? day", ['Veterans Day']],
    ['good friday', ['Good Friday']],
    ['easter(?: sunday)?', ['Easter Sunday']],
    [`(?:${kinds} )*major(?: ${kinds})* holidays?`, majorHolidays],
    [`(?:${kinds} )*holidays?`, everyFederalHoliday],
  ];
