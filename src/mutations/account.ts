import { mutationOptions } from '@tanstack/react-query'
import type { ProfileChange } from '@/api/auth'
import { userReplaced } from '@/auth/session'
import { getSession } from '@/auth/session-store'
import type { User } from '@/domain/users/user'
import { words } from '@/domain/words'
import { calls, type Outcome } from './session'
import { useOneAtATime } from './use-one-at-a-time'

/** A9: success replaces the user. */
export const updateProfileMutation = () =>
  mutationOptions({
    mutationKey: ['session', 'profile'],
    scope: { id: 'profile' },
    meta: { shownInline: true },
    mutationFn: async (change: ProfileChange) => {
      const { user } = getSession()
      if (!user) throw new Error(words.notAuthenticated)
      return (await calls()).updateProfile(user, change)
    },
    onSuccess: userReplaced,
  })
export const useUpdateProfile = (onSettled: Outcome<User>) =>
  useOneAtATime({ ...updateProfileMutation(), onSettled })

export const changePasswordMutation = () =>
  mutationOptions({
    mutationKey: ['session', 'password'],
    scope: { id: 'profile' },
    meta: { shownInline: true },
    mutationFn: async (input: { currentPassword: string; newPassword: string }) =>
      (await calls()).changePassword(input.currentPassword, input.newPassword),
  })
export const useChangePassword = (onSettled: Outcome<string>) =>
  useOneAtATime({ ...changePasswordMutation(), onSettled })

export const forgotPasswordMutation = () =>
  mutationOptions({
    mutationKey: ['session', 'forgot'],
    scope: { id: 'password reset' },
    meta: { shownInline: true },
    mutationFn: async (email: string) => (await calls()).forgotPassword(email),
  })
export const useForgotPassword = (onSettled: Outcome<string>) =>
  useOneAtATime({ ...forgotPasswordMutation(), onSettled })

export const resetPasswordMutation = (token: string) =>
  mutationOptions({
    mutationKey: ['session', 'reset'],
    scope: { id: 'password reset' },
    meta: { shownInline: true },
    mutationFn: async (password: string) => (await calls()).resetPassword(token, password),
  })
export const useResetPassword = (token: string, onSettled: Outcome<string>) =>
  useOneAtATime({ ...resetPasswordMutation(token), onSettled })
