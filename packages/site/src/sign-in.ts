export { EmailField } from './session/login/email-field.js'
export { emailProblem } from './session/login/email-problem.js'
export { rememberMethod, useLastMethod, type LoginMethod } from './session/login/login-method.js'
export {
  storeLoginResult,
  takeLoginResult,
  type LoginResult,
} from './session/login/login-result.js'
export { PasswordLogin } from './session/login/password-login.js'
export { performPending, type PerformedAction } from './session/login/perform-pending.js'
export { redirectAfterLogin } from './session/login/redirect-after-login.js'
export { replacePage } from './session/login/replace-page.js'
export { mailedDraft, signInDraft, signUpDraft } from './session/login/sign-in-drafts.js'
