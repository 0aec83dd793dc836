const ACTORS = ['anyone', 'visitor', 'member', 'system']
const ROLES = [undefined, 'moderator', 'admin']
const STRENGTHS = [undefined, 'full', 'recent']

/** What changed in who may make a call, how often and with how much, as `{ words, isBreaking }`. */
export function comparePolicies(before, after) {
  return [
    ...ranked(before, after, 'x-doran-actor', ACTORS),
    ...ranked(before, after, 'x-doran-auth', STRENGTHS),
    ...ranked(before, after, 'x-doran-role', ROLES),
    ...ranked(before, after, 'x-doran-before-consent', [true, undefined]),
    ...owner(before, after),
    ...promise(before, after, 'x-doran-replay-key'),
    ...promise(before, after, 'x-doran-repeatable'),
    ...limits(before['x-doran-limit'], after['x-doran-limit']),
    ...atMost(before.requestBody, after.requestBody, 'x-doran-max-bytes'),
    ...atMost(before.requestBody, after.requestBody, 'x-doran-within-ms'),
  ]
}

function ranked(before, after, key, ranks) {
  if (before[key] === after[key]) return []
  const isBreaking = ranks.indexOf(after[key]) > ranks.indexOf(before[key])
  return [{ words: changed(key, before[key], after[key]), isBreaking }]
}

function owner(before, after) {
  const key = 'x-doran-owns'
  if (before[key] === after[key]) return []
  return [{ words: changed(key, before[key], after[key]), isBreaking: after[key] !== undefined }]
}

function promise(before, after, key) {
  if (before[key] === after[key]) return []
  return [{ words: changed(key, before[key], after[key]), isBreaking: before[key] !== undefined }]
}

function limits(before, after) {
  return ['count', 'addressCount', 'networkCount'].flatMap((key) => {
    const [old, now] = [before[key] ?? Infinity, after[key] ?? Infinity]
    const [oldRate, rate] = [old / before.windowSeconds, now / after.windowSeconds]
    if (old === now && (oldRate === rate || old === Infinity)) return []
    return [
      {
        words: changed(`x-doran-limit ${key}`, often(old, before), often(now, after)),
        isBreaking: now < old || rate < oldRate,
      },
    ]
  })
}

function often(count, { windowSeconds }) {
  return `${count} in ${windowSeconds} s`
}

function atMost(before, after, key) {
  if (!before || !after || before[key] === after[key]) return []
  const isBreaking = (after[key] ?? Infinity) < (before[key] ?? Infinity)
  return [{ words: changed(key, before[key], after[key]), isBreaking }]
}

function changed(key, before, after) {
  return `${key} ${after ?? 'none'}, was ${before ?? 'none'}`
}
