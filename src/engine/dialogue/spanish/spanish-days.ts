// Days, months and holidays by their Spanish names.
import { plainSpanish } from '#engine/emergency/spanish/spanish-words.ts';
import type { HolidayName } from '#shared/domain/business-hours/holidays.ts';

/** Sunday first. */
export const spanishWeekdays = [
  'domingo',
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
] as const;

export const spanishMonths =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/** Finds a weekday in words without accents. @param weekday 0 is Sunday */
export function plainWeekday(weekday: number): RegExp {
  return new RegExp(`\\b${plainSpanish(spanishWeekdays[weekday] ?? '')}s?\\b`, 'u');
}

/** 'El 4 de enero'. @param date such as '2027-01-04' */
export function spanishDate(date: string): string {
  return `el ${Number(date.slice(8))} de ${spanishMonths[Number(date.slice(5, 7)) - 1] ?? ''}`;
}

/** `pattern` is for words without accents; the longer wording stands first. */
export const spanishHolidays: readonly { pattern: RegExp; name: HolidayName; words: string }[] = [
  row(
    'dia despues de (?:accion de gracias|thanksgiving)|viernes negro|black friday',
    'the day after Thanksgiving',
    'el día después de Acción de Gracias',
  ),
  row('accion de gracias|thanksgiving', 'Thanksgiving', 'el Día de Acción de Gracias'),
  row('nochebuena|christmas eve', 'Christmas Eve', 'en Nochebuena'),
  row('navidad|christmas', 'Christmas Day', 'en Navidad'),
  row('nochevieja|fin de ano|ano viejo|new year.?s eve', "New Year's Eve", 'el 31 de diciembre'),
  row('ano nuevo|new year', "New Year's Day", 'en Año Nuevo'),
  row('dia de los caidos|memorial day', 'Memorial Day', 'en Memorial Day'),
  row('dia del trabajo|labor day', 'Labor Day', 'en Labor Day'),
  row('(?:4|cuatro) de julio|independencia', 'Independence Day', 'el 4 de julio'),
  row('martin luther king', 'Martin Luther King Day', 'el día de Martin Luther King'),
  row('dia de los presidentes|presidents?.? day', "Presidents' Day", 'el Día de los Presidentes'),
  row('juneteenth', 'Juneteenth', 'en Juneteenth'),
  row('dia de la raza|columbus day', 'Columbus Day', 'en Columbus Day'),
  row('dia de los veteranos|veterans?.? day', 'Veterans Day', 'el Día de los Veteranos'),
  row('viernes santo', 'Good Friday', 'el Viernes Santo'),
  row('domingo de pascua|pascua|domingo de resurreccion', 'Easter Sunday', 'el Domingo de Pascua'),
];

function row(pattern: string, name: HolidayName, words: string) {
  return { pattern: new RegExp(`\\b(?:${pattern})\\b`, 'u'), name, words };
}
