import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { type MenuPath, menuPages, pages } from '@/common/pages'
import {
  OverviewIcon,
  PenIcon,
  PeopleIcon,
  ReceiptIcon,
  SpeechIcon,
  WalletIcon,
} from '@/shared/ui/icon/accountIcons'
import { BoxIcon, CartIcon, PlusIcon, RetryIcon, ShieldIcon } from '@/shared/ui/icon/icons'

const icons: Record<MenuPath, ComponentType<{ size?: number }>> = {
  '/dashboard': OverviewIcon,
  '/cart': CartIcon,
  '/dashboard/orders': ReceiptIcon,
  '/dashboard/pending-reviews': PenIcon,
  '/dashboard/my-reviews': SpeechIcon,
  '/dashboard/add-product': PlusIcon,
  '/dashboard/user-carts': CartIcon,
  '/dashboard/all-products': BoxIcon,
  '/dashboard/all-users': PeopleIcon,
  '/dashboard/all-ordered': ReceiptIcon,
  '/dashboard/refunds': WalletIcon,
  '/dashboard/returns': RetryIcon,
  '/dashboard/audit': ShieldIcon,
}

const linksFor = (readers: 'users' | 'admins') =>
  menuPages.flatMap(({ path, menu }) => {
    const entry = menu[readers]
    return entry ? [{ ...entry, to: path, Icon: icons[path] }] : []
  })
const links = { users: linksFor('users'), admins: linksFor('admins') }

/** An admin who hides the admin menu sees what a user sees. */
export const dashboardLinks = (isAdminMenu: boolean) => links[isAdminMenu ? 'admins' : 'users']

/** Whether the page of a URL is not part of the user view. */
export const isAdminPath = (pathname: string): boolean =>
  pages.some(({ path, access }) => access === 'admins' && matchPath(path, pathname))
