package main

import (
	"log"
	"net/http"
	"os"
)

func main() {
	store := &Store{}
	store.Replace(Product{ID: "10", Name: "Garden chair", Type: "FURNITURE", Version: "v1"})
	log.Fatal(http.ListenAndServe("localhost:8080", NewAPI(store, os.Getenv("API_TOKEN"))))
}
