import { defineArea } from '../define-area.js'
import { page } from '../route.js'

/** For moderators and administrators; the server answers everybody else as if it were not there. */
export const admin = defineArea(
  {
    admin: page('/admin'),
    adminCase: page('/admin/case'),
    adminPeople: page('/admin/people'),
    adminPerson: page('/admin/person'),
    adminTexts: page('/admin/texts'),
    adminFeatured: page('/admin/featured'),
    adminAudit: page('/admin/audit'),
  },
  {},
)
