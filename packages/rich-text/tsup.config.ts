import { library } from '@doran/tooling/tsup'

// One output per source file, so that each keeps its own "use client" or stays server-safe.
export default library({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/**/*.fake.{ts,tsx}'],
  bundle: false,
  splitting: false,
})
