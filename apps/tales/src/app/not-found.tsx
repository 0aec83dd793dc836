import type { Metadata } from 'next'
import { LostPath } from '../features/lost/lost-path'

export const metadata: Metadata = { robots: { index: false } }

export default function TalesNotFound() {
  return <LostPath />
}
