/** A phone number as the messenger vouches for it: whole and of the mainland, or none. */
import { phoneOf, phonePattern } from '../phone-number.ts';

export function vouchedPhone(phoneNumber: string | null): string | null {
  const phone = phoneOf(phoneNumber ?? '');
  return phonePattern.test(phone) ? phone : null;
}
