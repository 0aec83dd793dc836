import type { Metadata } from 'next'
import { SitePage } from '@doran/site'
import { StoryNotHere } from '../../../features/player/story-not-here'

export const metadata: Metadata = { robots: { index: false } }

export default function PlayNotFound() {
  return (
    <SitePage>
      <StoryNotHere />
    </SitePage>
  )
}
