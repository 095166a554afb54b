// `/web/aliPay`
import { PaymentRedirectPage } from '@liangfen/ui/backstage';
import { useBackstageMessages } from '@liangfen/ui/messages';
import { useEffect, useState } from 'react';
import { isDemonstration } from '../demonstration.ts';
import { PageTitle } from '../PageTitle.tsx';
import { forgetPaymentForm, keptPaymentForm } from '../payment-form.ts';

export function PaymentRoute() {
  const { money } = useBackstageMessages();
  const [content] = useState(keptPaymentForm);
  // The form is never there a second time, whatever becomes of it.
  useEffect(forgetPaymentForm, []);
  return (
    <>
      <PageTitle of={money.web.title} />
      <PaymentRedirectPage content={content} isDemonstration={isDemonstration} />
    </>
  );
}
