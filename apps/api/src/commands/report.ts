import { z } from 'zod'
import { createMailNotifier } from '../modules/mail/index.js'
import { listOpenCases, closeCase } from '../modules/moderation/index.js'
import { registry } from '../modules/index.js'
import { AppError } from '../platform/errors/app-error.js'
import { print, runCommand, withDatabase } from './with-database.js'

const USAGE = `pnpm report list
pnpm report close <id of a case> upheld|dismissed <reason>`

const Decision = z.object({
  caseId: z.uuid(),
  outcome: z.enum(['upheld', 'dismissed']),
  reason: z.string().trim().min(1).max(300),
})

async function main([verb, caseId, outcome, ...reason]: string[]): Promise<number> {
  if (verb === 'list') return list()
  const decision = Decision.safeParse({ caseId, outcome, reason: reason.join(' ') })
  if (verb !== 'close' || !decision.success) {
    print(USAGE)
    return 2
  }
  if (!(await close(decision.data))) {
    print(`There is no open case ${decision.data.caseId}.`)
    return 1
  }
  print(`The case is ${decision.data.outcome}; its author and who reported it are notified.`)
  return 0
}

async function close(decision: z.infer<typeof Decision>): Promise<boolean> {
  const ports = { registry, mailNotifier: createMailNotifier() }
  try {
    await withDatabase((ctx) => closeCase({ ...ctx, ...ports }, { ...decision, status: 'open' }))
    return true
  } catch (thrown) {
    if (thrown instanceof AppError && ['NOT_FOUND', 'ALREADY_DECIDED'].includes(thrown.code)) {
      return false
    }
    throw thrown
  }
}

async function list(): Promise<number> {
  const cases = await withDatabase(listOpenCases)
  for (const { id, openedAt, targetType, reportCount, reasons, excerpt } of cases) {
    print(`${id}  ${openedAt}  ${targetType}  ${reportCount}  ${reasons.join(', ')}`)
    for (const line of excerpt.split('\n')) if (line) print(`    ${line}`)
  }
  print(cases.length === 0 ? 'No case is open.' : `${cases.length} shown, the oldest first.`)
  return 0
}

await runCommand(main)
