package main

import (
	"encoding/json"
	"net/http"
)

// NewAPI returns the Product API for clients that have the token.
func NewAPI(store *Store, token string) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /product/{id}", func(w http.ResponseWriter, r *http.Request) {
		product, found := store.Find(r.PathValue("id"))
		if !found {
			http.Error(w, "There is no such product.", http.StatusNotFound)
			return
		}
		w.Header().Set("Content-Type", "application/json; charset=utf-8")
		_ = json.NewEncoder(w).Encode(product)
	})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Bearer "+token {
			http.Error(w, "Who are you?", http.StatusUnauthorized)
			return
		}
		mux.ServeHTTP(w, r)
	})
}
