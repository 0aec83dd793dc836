'use client'

import { usePathname } from 'next/navigation'
import { fullPath } from './zone.js'
import { useRuntimeConfig } from './runtime-config-context.js'

/** The browser's path, base path included, the same on the server. */
export function useFullPath(): string {
  const { basePath } = useRuntimeConfig()
  return fullPath(basePath, usePathname())
}
