export { writeArtefact } from './artefact/write-artefact.js'
export { loadAuthoredThemes } from './load-authored-themes.js'
