import type { Change, Test } from './expression.js'
import { parseChange, parseTest } from './expression.js'
import type { Finding } from './theme-error.js'

export type FaultLog = Finding[]

export function fault(log: FaultLog, code: string, where: string, message: string): void {
  log.push({ level: 'error', code, where, message })
}

export function testsOf(sources: readonly string[], where: string, log: FaultLog): Test[] {
  return sources.flatMap((source) => {
    const test = parseTest(source)
    if (!test) fault(log, 'bad-condition', `${where}.when`, `cannot read "${source}"`)
    return test ? [test] : []
  })
}

export function changesOf(sources: readonly string[], where: string, log: FaultLog): Change[] {
  return sources.flatMap((source) => {
    const change = parseChange(source)
    if (!change) fault(log, 'bad-effect', `${where}.sets`, `cannot read "${source}"`)
    return change ? [change] : []
  })
}
