import { z } from 'zod'
import { listOpenReports, settleReport } from '../modules/report/index.js'
import { print, runCommand, withDatabase } from './with-database.js'

const USAGE = `pnpm report list
pnpm report settle <id> upheld|dismissed <reason>`

const Decision = z.object({
  id: z.uuid(),
  status: z.enum(['upheld', 'dismissed']),
  resolution: z.string().trim().min(1).max(500),
})

const SHOWN = 50

async function main([verb, id, status, ...reason]: string[]): Promise<number> {
  if (verb === 'list') return list()
  const decision = Decision.safeParse({ id, status, resolution: reason.join(' ') })
  if (verb !== 'settle' || !decision.success) {
    print(USAGE)
    return 2
  }
  if (!(await withDatabase((ctx) => settleReport(ctx, decision.data)))) {
    print(`There is no open report ${decision.data.id}.`)
    return 1
  }
  print(`The report is ${decision.data.status}; who made it is notified.`)
  return 0
}

async function list(): Promise<number> {
  const reports = await withDatabase((ctx) => listOpenReports(ctx, { limit: SHOWN }))
  for (const { id, createdAt, targetType, reason, detail, excerpt } of reports) {
    print(`${id}  ${createdAt}  ${targetType}  ${reason}`)
    for (const line of [...excerpt.split('\n'), detail]) if (line) print(`    ${line}`)
  }
  print(reports.length === 0 ? 'No report is open.' : `${reports.length} shown, the oldest first.`)
  return 0
}

await runCommand(main)
