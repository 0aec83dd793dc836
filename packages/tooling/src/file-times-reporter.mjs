import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

const OUTPUT = 'test-results/file-times.json'

/** Writes how long each test file took, with its imports, as `[{ file, ms }]`: Vitest's JSON leaves imports out. */
export default class FileTimesReporter {
  #root = ''
  #times = []

  onInit({ config }) {
    this.#root = config.root
  }

  onTestModuleEnd(testModule) {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      testModule.diagnostic()
    const ms =
      environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
    this.#times.push({ file: relative(this.#root, testModule.moduleId), ms: Math.round(ms) })
  }

  onTestRunEnd() {
    mkdirSync(dirname(OUTPUT), { recursive: true })
    writeFileSync(OUTPUT, JSON.stringify(this.#times))
  }
}
