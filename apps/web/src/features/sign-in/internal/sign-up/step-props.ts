import type { Submission } from '@doran/forms'
import type { SignUpForm } from './sign-up-form'

/** Of the steps that fill the form. */
export type StepProps = {
  form: SignUpForm
  onChange: (change: Partial<SignUpForm>) => void
  /** Of the whole form; what it was refused for is shown where it is asked for. */
  submission: Submission
  onDone: () => void
}
