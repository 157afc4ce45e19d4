// A step whose fields stand in tabs (steps 2 and 3): validating a tab before going on, saving on the last
// one, opening the tab of the first bad field, keeping a draft (spec 2, 4; product decisions).
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '#web/api/client.ts';
import type { SaveOutcome } from '../save-outcome.ts';
import type { StepDraft } from '../use-step-draft.ts';
import { useFlush, useFocusField } from '../wizard-context.ts';
import { schemaResolver } from './schema-resolver.ts';
import { useStepTab } from './use-step-tab.ts';

export interface TabFields<Values extends FieldValues, Tab extends string> {
  tab: Tab;
  fields: readonly FieldPath<Values>[];
}

interface TabbedFormOptions<
  Values extends FieldValues,
  Body extends FieldValues,
  Tab extends string,
> {
  schema: z.ZodMiniType<Body>;
  /** What the form state holds: the form starts from it unless there is a draft. */
  saved: Values;
  draft: StepDraft<Values>;
  /** In the order of the tabs. */
  tabs: readonly [TabFields<Values, Tab>, ...TabFields<Values, Tab>[]];
  /** Continue on the last tab. */
  onSave: (body: Body) => Promise<SaveOutcome>;
  onSaved: () => void;
  onFailed: (error: Error) => void;
  /** Another step is shown and the input is valid and new: save without waiting. */
  onLeave: (body: Body) => void;
  /** Another step is shown and the input is not valid yet. */
  onLeaveInvalid: () => void;
}

export function useTabbedForm<
  Values extends FieldValues,
  Body extends FieldValues,
  Tab extends string,
>(options: TabbedFormOptions<Values, Body, Tab>) {
  const { schema, saved, draft, tabs } = options;
  const [initial] = useState(() => ({ saved, values: draft.restored ?? saved }));
  const form = useForm<Values, unknown, Body>({
    resolver: schemaResolver<Values, Body>(schema),
    // RHF's own type for 'all values, maybe nested': all of ours are there.
    defaultValues: initial.values as DefaultValues<Values>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const [first, ...others] = tabs;
  const [tab, openTab] = useStepTab<Tab>([first.tab, ...others.map((entry) => entry.tab)]);
  const { formRef, focusField } = useFocusInForm();
  const handedOver = useRef(JSON.stringify(schema.safeParse(initial.saved).data));

  const keep = useEffectEvent((values: Values) => {
    if (isSame(values, saved)) draft.clear();
    else draft.keep(values);
  });
  const recheck = useEffectEvent((name: string | undefined) => {
    const field = tabs.flatMap(({ fields }) => fields).find((known) => known === name);
    // A field that was refused is judged anew with every letter.
    if (field && form.getFieldState(field).invalid) void form.trigger(field);
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          keep(values);
          recheck(name);
        },
      }),
    [form.subscribe],
  );

  const dropIfStored = useEffectEvent(() => {
    if (draft.restored && isSame(draft.restored, saved)) draft.clear();
  });
  // Its save went through after its tab had been closed.
  useEffect(() => dropIfStored(), []);

  function showField(field: string) {
    const owner = tabs.find(({ fields }) => fields.some((name) => name === field));
    if (owner) openTab(owner.tab);
    focusField(field);
  }
  function firstBadField(bad: ReadonlySet<string>): string | undefined {
    return tabs.flatMap(({ fields }) => fields).find((field) => bad.has(field));
  }
  function showRefusal(error: Error) {
    const refused = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
    for (const { field, message } of refused) {
      const name = tabs.flatMap(({ fields }) => fields).find((known) => known === field);
      if (name) form.setError(name, { message });
    }
    const first = firstBadField(new Set(refused.map(({ field }) => field)));
    if (first) showField(first);
  }

  async function save(body: Body) {
    const outcome = await options.onSave(body);
    if (outcome.status === 'failed') {
      options.onFailed(outcome.error);
      showRefusal(outcome.error);
    } else if (outcome.status === 'saved') {
      handedOver.current = JSON.stringify(body);
      options.onSaved();
    }
  }
  const submit = form.handleSubmit(save, (bad) => {
    const first = firstBadField(new Set(Object.keys(bad)));
    if (first) showField(first);
  });

  async function onContinue(event: SyntheticEvent) {
    event.preventDefault();
    const position = tabs.findIndex((entry) => entry.tab === tab);
    const next = tabs[position + 1];
    if (!next) return submit();
    const fields = tabs[position]?.fields ?? [];
    const results = await form.trigger(fields);
    if (results) {
      openTab(next.tab);
      if (next.fields[0]) focusField(next.fields[0]);
      return;
    }
    const first = fields.find((field) => form.getFieldState(field).invalid);
    if (first) focusField(first);
  }

  useFlush(() => {
    const values = form.getValues();
    const checked = schema.safeParse(values);
    if (checked.success) {
      const body = JSON.stringify(checked.data);
      if (body === handedOver.current) return;
      handedOver.current = body;
      options.onLeave(checked.data);
    } else if (!isSame(values, saved)) {
      options.onLeaveInvalid();
    }
  });
  useFocusField((field) => {
    const known = tabs.flatMap(({ fields }) => fields).find((name) => name === field);
    if (known) void form.trigger(known);
    showField(field);
  });

  const stateOfTab = (name: Tab, isFilled: boolean) => {
    const fields = tabs.find((entry) => entry.tab === name)?.fields ?? [];
    if (fields.some((field) => field in errors)) return 'attention' as const;
    return isFilled ? ('filled' as const) : undefined;
  };
  return {
    form,
    formRef,
    tab,
    openTab,
    onContinue,
    isSaving: isSubmitting,
    stateOfTab,
    focusField,
  };
}

/** Focuses a field by its name once the change made with it (a tab opened) is on the page. */
function useFocusInForm() {
  const formRef = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ field: string } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const selector = `[name="${CSS.escape(wanted.field)}"]:not(:disabled)`;
    formRef.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [wanted]);
  // A new object each time, so that the same field can be asked for twice.
  return { formRef, focusField: (field: string) => setWanted({ field }) };
}

function isSame(a: FieldValues, b: FieldValues): boolean {
  return Object.keys(b).every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));
}
