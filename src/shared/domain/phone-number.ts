// How a stored phone number (E.164) is written for people.

/** '+12125550142' as '+1 212 555 0142'; numbers of other countries stay as they are. */
export function readablePhoneNumber(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
}
