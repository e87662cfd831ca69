import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetHeadings } from '@/components/ui/page/page-heading'
import { renderAt, renderPart } from '@/test/render-part'
import { AuthHeading, AuthLayout } from './auth-layout'
import { ChunkErrorPage } from './chunk-error-page'
import { CrashPage } from './crash-page'
import { ForbiddenPage } from './forbidden-page'
import { NotFoundPage } from './not-found-page'
import { Shell } from './shell'
import { wholeText } from '@/test/whole-text'

beforeEach(forgetHeadings)

const supportEmail = 'support@railway-planner.example'
const year = new Date().getFullYear()

test('B1: public pages are a card titled with the product name', async () => {
  await renderPart(
    <AuthLayout>
      <AuthHeading title="Sign in" summary="Please log in to continue" />
    </AuthLayout>,
  )
  expect(screen.getByRole('main')).toHaveTextContent(/^Railway Planner/)
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`${year}`)
  expect(document.title).toBe('Sign in · Railway Planner')
})

test('B6: the forbidden page, to the letter', async () => {
  const back = vi.fn<() => void>()
  const signIn = vi.fn<() => void>()
  const { user, address } = await renderAt('/unauthorized', () => (
    <ForbiddenPage onBack={back} onSignIn={signIn} supportEmail={supportEmail} signedInAs="Asha Raman" />
  ))
  expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeInTheDocument()
  expect(screen.getByText('403 - Forbidden')).toBeInTheDocument()
  expect(screen.getByText('You are not authorized to access this page.')).toBeInTheDocument()
  expect(screen.getByText(wholeText('You are signed in as Asha Raman.'))).toBeInTheDocument()
  expect(screen.getByRole('link', { name: supportEmail })).toHaveAttribute('href', `mailto:${supportEmail}`)
  expect(screen.getByText('Error code: 403_unauthorized')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`${year}`)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Railway Planner. All rights reserved.')
  await user.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(back).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(signIn).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('link', { name: 'Go to Home' }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('B6: the message of the navigation wins, and Sign In can be absent', async () => {
  await renderPart(<ForbiddenPage message="Admins only." onBack={() => {}} supportEmail={supportEmail} />)
  expect(screen.getByText('Admins only.')).toBeInTheDocument()
  expect(screen.queryByText('You are not authorized to access this page.')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument()
})

test('B7: a path that leads nowhere is named, with ways on', async () => {
  const { user, address } = await renderAt('/trainz/12', () => <NotFoundPage />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not find this page')
  expect(screen.getByText('/trainz/12')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  await user.click(screen.getByRole('link', { name: 'Trains' }))
  await waitFor(() => expect(address()).toBe('/trains'))
})

test('B8: a chunk that failed is named, and the reload keeps the address', async () => {
  const reload = vi.fn<() => void>()
  const error = Object.assign(new Error('Loading chunk trains failed.'), { name: 'ChunkLoadError' })
  const { user, address } = await renderAt('/trains?q=express', () => (
    <ChunkErrorPage error={error} reload={reload} />
  ))
  expect(screen.getByRole('alert')).toHaveTextContent('This page did not load')
  expect(screen.getByText('ChunkLoadError: Loading chunk trains failed.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reload this page' }))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(address()).toBe('/trains?q=express')
})

test('B8: offline it says so, and the page comes by itself with the connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = vi.fn<() => void>()
  const error = Object.assign(new Error('Loading chunk login failed.'), { name: 'ChunkLoadError' })
  await renderAt('/trains', () => <ChunkErrorPage error={error} reload={reload} />)
  expect(screen.getByText(/^You are offline/)).toBeInTheDocument()
  expect(screen.queryByText(/newer version/)).not.toBeInTheDocument()
  onLine.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(screen.getByText(/^The connection broke/)).toBeInTheDocument()
})

test('X-1: inside the shell there is one main and one footer, outside it the page brings its own', async () => {
  await renderAt('/x', () => (
    <Shell user={{ name: 'Asha', role: 'user', isAdmin: false }} onLogout={() => {}}>
      <ForbiddenPage onBack={() => {}} supportEmail={supportEmail} />
    </Shell>
  ))
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1)
  cleanup()
  await renderPart(<CrashPage error={new Error('x')} onRetry={() => {}} />)
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1)
})

test('a crash says what happened and can be retried', async () => {
  const retry = vi.fn<() => void>()
  const { user } = await renderPart(<CrashPage error={new Error('x is undefined')} onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('This page stopped working')
  expect(screen.getByText('x is undefined')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Go to Home' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a crash without words says so', async () => {
  await renderPart(<CrashPage error="?" onRetry={() => {}} />)
  expect(screen.getByText('An error occurred')).toBeInTheDocument()
})
