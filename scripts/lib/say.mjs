const begun = Date.now()

/** One line to the terminal with the seconds since the command began; no colours, works without a TTY. */
export function say(line) {
  process.stdout.write(`[${seconds(Date.now() - begun).padStart(6)}] ${line}\n`)
}

export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)}s`
}
