package com.example.todo;

public class Task {
  public boolean done;
  public String name;

  public Task() {}

  public Task(String name, boolean done) {
    this.name = name;
    this.done = done;
  }
}
