'use client'

import { RootError } from '@doran/site/shell'
import './globals.css'

type GlobalErrorProps = { error: unknown; retry: () => void }

export default function GlobalError(props: GlobalErrorProps) {
  return <RootError {...props} home={{ href: '/', label: '홈으로' }} />
}
