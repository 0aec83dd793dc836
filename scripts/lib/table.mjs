/** Rows of words under one another, to the terminal. */
export function table(rows) {
  const widths = rows[0].map((_cell, at) => Math.max(...rows.map((row) => row[at].length)))
  for (const row of rows)
    line(
      row
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
}

export function line(text) {
  process.stdout.write(`${text}\n`)
}
