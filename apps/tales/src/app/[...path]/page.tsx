import { notFound } from 'next/navigation'

export default function UnwrittenPath() {
  notFound()
}
