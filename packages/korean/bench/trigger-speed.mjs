import { compileTriggers } from '../dist/index.js'

// How long a scan of 2,000 characters for 40 entries takes; the goal is 2 ms. Prints raw values.
const LIMIT_MS = 2
const ROUNDS = 200

const words = ['하진', '열쇠', '서고', '촛불', '막례', '등하록', '빗장', '외투', '창틀', '족보']
const entries = Array.from({ length: 40 }, (_, at) => ({
  id: String(at),
  keys: [`${words[at % words.length]}${at < 10 ? '' : at}`, `낡은 ${words[at % words.length]}`],
}))
const sentence = '하진은 열쇠를 쥔 채 서고의 촛불을 보았고, 막례가 낡은 외투에서 족보를 꺼냈다. '
const prose = sentence.repeat(60).slice(0, 2_000)
const matcher = compileTriggers(entries)

for (const form of ['NFC', 'NFD']) {
  const text = prose.normalize(form)
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now()
    matcher.find(text)
    return performance.now() - startedAt
  }).toSorted((a, b) => a - b)
  const [median, p99] = [times[ROUNDS / 2], times[Math.floor(ROUNDS * 0.99)]]
  const ratio = (median / LIMIT_MS).toFixed(2)
  process.stdout.write(
    `${form}: first ${times.at(-1)?.toFixed(2)} ms at most, median ${median.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms, median/limit ${ratio}\n`,
  )
  if (median > LIMIT_MS) process.exitCode = 1
}
