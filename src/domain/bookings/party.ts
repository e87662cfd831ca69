/** At most so many passengers travel on one booking (api-model 7). */
export const mostPassengers = 6
