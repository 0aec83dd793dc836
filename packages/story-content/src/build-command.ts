import { artefactFolder } from './artefact/open-artefact.js'
import { writeArtefact } from './artefact/write-artefact.js'
import { loadAuthoredThemes } from './load-authored-themes.js'
import { runCommand, type Print } from './terminal/run-command.js'

/** Runs last in the build: reads the YAML, checks it, and writes what the API reads at its start. */
function build(_words: string[], print: Print): number {
  const content = loadAuthoredThemes()
  writeArtefact(content, artefactFolder())
  print(`${content.themes.length} themes in ${artefactFolder()}`)
  return 0
}

runCommand(build)
