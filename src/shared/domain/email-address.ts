// One strict e-mail address. Anything that could add recipients or headers to a mail is refused.
import * as z from 'zod/mini';

const pattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

export const emailAddressSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254, 'This e-mail address is too long'),
    z.regex(pattern, 'Please enter one e-mail address, such as name@example.com'),
  );
