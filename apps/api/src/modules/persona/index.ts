export { findPersona } from './find-persona.js'
export { toPersonaFields } from './persona-view.js'
