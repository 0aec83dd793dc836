type Stack = {
  origin: string
  ports: { web: number; tales: number }
  stop: () => Promise<void>
}
type StackModule = { startStack: (options: object) => Promise<Stack> }

/** Starts the built product on free ports. */
export async function startStack(dataDir: string, env: Record<string, string> = {}) {
  const starter = await loadStackModule()
  return starter.startStack({ dataDir, env, ports: { edge: 0, web: 0, tales: 0, api: 0 } })
}

// The starter belongs to the whole repository and is no package, so it has no types to import.
async function loadStackModule(): Promise<StackModule> {
  const address = new URL('../../../scripts/lib/stack.mjs', import.meta.url).href
  const starter: unknown = await import(address)
  if (!isStackModule(starter)) throw new Error(`${address} has no startStack`)
  return starter
}

function isStackModule(starter: unknown): starter is StackModule {
  return typeof starter === 'object' && starter !== null && 'startStack' in starter
}
