// Reading the number that an operator typed: kept in E.164, and only when such a number can exist.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * @param text with country code, or a US number without it
 * @returns E.164 such as '+12125550142', or null for anything but one whole phone number
 */
export function readPhoneNumber(text: string): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  return number?.isValid() && !number.ext ? number.number : null;
}
