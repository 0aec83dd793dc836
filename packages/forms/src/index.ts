export { createDrafts, type Draft, type Drafts, type JsonDraftOptions } from './drafts/drafts.js'
export { useDraft, useStoredDraft, type DraftState } from './drafts/use-draft.js'
export { Form, FormErrorSummary, type FormProps } from './form.js'
export { type ErrorMap, type Refusal } from './refusal.js'
export { StepHeading, type StepHeadingProps } from './steps/step-heading.js'
export { useHistorySteps, type HistorySteps } from './steps/use-history-steps.js'
export {
  useFieldErrors,
  type FieldErrors,
  type FieldErrorsOptions,
  type FieldProblems,
} from './use-field-errors.js'
export { usePrehydrationValue } from './use-prehydration-value.js'
export {
  useSubmit,
  type Attempt,
  type FailureNotice,
  type SubmitOptions,
  type Submission,
} from './use-submit.js'
export { useUnsavedChanges, type UnsavedChanges } from './use-unsaved-changes.js'
