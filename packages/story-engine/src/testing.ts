export { injectionInputs, type InjectionInput } from './testing/injection-inputs.js'
