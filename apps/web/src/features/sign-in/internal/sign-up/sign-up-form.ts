import type { FieldProblems } from '@doran/forms'
import { emailProblem } from '@doran/site/sign-in'
import { passwordProblem } from '../../../../lib/new-password/password-problem'
import { nameProblem, nickNameProblem } from '../field-rules'

/** What is typed to make an account. */
export type SignUpForm = {
  email: string
  password: string
  name: string
  nickName: string
  country: string
}

export const EMPTY_FORM: SignUpForm = {
  email: '',
  password: '',
  name: '',
  nickName: '',
  country: 'KR',
}

export const SIGN_UP_STEPS = ['account', 'person', 'consent', 'young', 'code'] as const
export type SignUpStep = (typeof SIGN_UP_STEPS)[number]

export function accountProblems(form: SignUpForm): FieldProblems<'email' | 'password'> {
  return { email: emailProblem(form.email), password: passwordProblem(form.password, form) }
}

export function personProblems(form: SignUpForm): FieldProblems<'name' | 'nickName'> {
  return { name: nameProblem(form.name), nickName: nickNameProblem(form.nickName) }
}

/** The step that is asked for, or the first one before it that is not done yet. */
export function reachableStep(
  wanted: SignUpStep,
  form: SignUpForm,
  hasCodeTicket: boolean,
): SignUpStep {
  if (wanted === 'code' && hasCodeTicket) return 'code'
  if (wanted === 'account' || !isValid(accountProblems(form))) return 'account'
  if (wanted === 'person' || !isValid(personProblems(form))) return 'person'
  return wanted === 'young' ? 'young' : 'consent'
}

/** Where an input that the API refused is asked for. */
export function stepOfField(field: string | undefined): SignUpStep | null {
  if (field === 'email' || field === 'password') return 'account'
  if (field === 'name' || field === 'nickName' || field === 'country') return 'person'
  return null
}

function isValid(problems: FieldProblems<string>): boolean {
  return Object.values(problems).every((problem) => problem === undefined)
}
