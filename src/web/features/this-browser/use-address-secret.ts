// The secret in the address, on whatever screen it arrives, also when a link is opened in this very tab.
import { useEffect, useState } from 'react';
import { type AddressSecret, takeSecretFromAddress } from './secret-in-address.ts';

export function useAddressSecret() {
  const [secret, setSecret] = useState<AddressSecret>();
  useEffect(() => {
    const take = () => {
      const found = takeSecretFromAddress();
      if (found) setSecret(found);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return { secret, forgetSecret: () => setSecret(undefined) };
}
