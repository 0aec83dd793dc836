'use client'

import type { RenderLink } from '@doran/ui'
import { ZoneLink } from './zone-link.js'

/** Passes zone links to the `renderLink` of interface parts. */
export const renderZoneLink: RenderLink = (props) => <ZoneLink {...props} />
