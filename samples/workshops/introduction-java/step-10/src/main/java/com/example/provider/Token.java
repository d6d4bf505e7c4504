package com.example.provider;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;

/** A token is the time when it was created. It replaces a real token and protects nothing. */
final class Token {
  private static final Duration LIFETIME = Duration.ofHours(1);
  private static final String PREFIX = "Bearer ";

  private Token() {}

  /**
   * Returns whether a token is less than an hour old.
   *
   * @param authorization the header, such as {@code Bearer 2026-01-15T09:30:00Z}, or null
   */
  static boolean isValid(String authorization) {
    if (authorization == null || !authorization.startsWith(PREFIX)) {
      return false;
    }
    try {
      var created = Instant.parse(authorization.substring(PREFIX.length()));
      var age = Duration.between(created, Instant.now());
      return !age.isNegative() && age.compareTo(LIFETIME) < 0;
    } catch (DateTimeException invalid) {
      return false;
    }
  }
}
