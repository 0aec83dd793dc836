/**
 * `npm run affected:required`: the one status that a branch waits for. `NEEDS` holds the results of the other jobs;
 * one that was left out for this change is good, one that failed or was stopped is not.
 */
const GOOD = ['success', 'skipped']

const needs = Object.entries(JSON.parse(process.env.NEEDS ?? '{}'))
for (const [name, { result }] of needs) process.stdout.write(`${name}: ${result}\n`)
const isGood = needs.length > 0 && needs.every(([, { result }]) => GOOD.includes(result))
process.exitCode = isGood ? 0 : 1
