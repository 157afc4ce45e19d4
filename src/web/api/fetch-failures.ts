// What a dashboard list says when its answer was not ok (spec 8).
export const fetchFailures = {
  assistants: 'Failed to fetch assistants',
  submissions: 'Failed to fetch webhook submissions',
} as const;
