const MODEL_MEMORY = /^모델\.\d+$/u

/** The key of what a model asked to remember in a turn; authored keys never look like it. */
export function modelMemoryKey(turn: number): string {
  return `모델.${turn}`
}

export function isModelMemory(key: string): boolean {
  return MODEL_MEMORY.test(key)
}
