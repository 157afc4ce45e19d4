// How far the deployment of the present version got, in one sentence that is true whenever it is read.
import type { Submission } from '#web/api/submissions.ts';
import type { StoredAssistant } from '../../setup-form-state.ts';

/** 'unknown' while the submissions are not read. */
export type OrderState = 'stored' | 'pending' | 'delivered' | 'failed' | 'unknown';

type Ordered = Pick<StoredAssistant, 'id' | 'deploymentDate'>;

/** The submission of what is deployed: the one that was asked for at that moment. */
export function orderStateOf(
  { id, deploymentDate }: Ordered,
  submissions: readonly Pick<Submission, 'assistantId' | 'submittedAt' | 'status'>[] | undefined,
): OrderState {
  const status = submissions?.find(
    ({ assistantId, submittedAt }) => assistantId === id && submittedAt === deploymentDate,
  )?.status;
  switch (status) {
    case 'stored':
    case 'pending':
    case 'failed':
      return status;
    case 'success':
      return 'delivered';
    default:
      return 'unknown';
  }
}

export function orderSentence(state: OrderState): string {
  switch (state) {
    case 'delivered':
      return 'This version is with the provider.';
    case 'pending':
      return 'This version is on its way to the provider.';
    case 'failed':
      return 'This version has not reached the provider. Deploy it again to try once more.';
    default:
      return '';
  }
}

/** What a deployment of a version that was deployed before has done. */
export function repeatSentence(state: OrderState): string {
  switch (state) {
    case 'delivered':
      return 'This version is already with the provider: nothing was sent again.';
    case 'failed':
      return 'It is sent to the provider once more.';
    case 'pending':
      return 'This version is already on its way to the provider.';
    default:
      return 'This version was deployed before: nothing was sent again.';
  }
}
