// Saving the steps of the wizard (spec 7). Saves of one assistant queue; each refreshes what it changed.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as contract from '#shared/contract/assistants.ts';
import type { Answer, Body } from '#shared/contract/endpoint.ts';
import { apiPaths, fillPath } from '#shared/contract/paths.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import { etagOf } from './assistants.ts';
import { request } from './client.ts';
import { queryKeys } from './query-keys.ts';

export interface Save<Values> {
  values: Values;
  /**
   * ETag of the assistant from which the form was filled. Not said: that of the answer last read here.
   * null: none is sent and this save wins ('keep mine').
   */
  ifMatch?: string | null;
}

type SetupTypeValues = Body<typeof contract.chooseSetupType>;
type CompanyValues = Body<typeof contract.saveCompanyDetails>;
type VoiceContactValues = Body<typeof contract.saveVoiceContact>;
type KnowledgeValues = Body<typeof contract.saveKnowledgeBase>;

export function useSaveSetupType(id: string | number) {
  return useSave<SetupTypeValues, Answer<typeof contract.chooseSetupType>>(id, apiPaths.assistant);
}

export function useSaveCompany(id: string | number) {
  return useSave<CompanyValues, Answer<typeof contract.saveCompanyDetails>>(
    id,
    apiPaths.assistantCompany,
  );
}

export function useSaveVoiceContact(id: string | number) {
  return useSave<VoiceContactValues, Answer<typeof contract.saveVoiceContact>>(
    id,
    apiPaths.assistantVoiceContact,
  );
}

/** Call scripts or FAQs. */
export function useSaveKnowledgeBase(id: string | number) {
  return useSave<KnowledgeValues, Answer<typeof contract.saveKnowledgeBase>>(
    id,
    apiPaths.assistantKnowledgeBase,
  );
}

function useSave<Values, Saved>(id: string | number, path: string) {
  const client = useQueryClient();
  const key = queryKeys.assistant(String(id));
  return useMutation({
    // The queue: mutations of one scope run one after the other.
    scope: { id: `assistant-${id}` },
    mutationFn: ({ values, ifMatch }: Save<Values>) => {
      const current = ifMatch ?? etagOf(client.getQueryData<Assistant>(key));
      return request<Saved>('PATCH', fillPath(path, { id }), values, {
        ifMatch: ifMatch === null ? undefined : current,
      });
    },
    onSuccess: async () => {
      // Waited for, so that the next save in the queue knows the new ETag.
      await Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: queryKeys.assistantLists }),
      ]);
    },
  });
}
